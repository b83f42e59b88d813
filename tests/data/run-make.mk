done := $(patsubst parts/part-%,parts/solve-%,$(sort $(wildcard parts/part-*)))
covers: $(done); cat $^ > $@
parts/solve-%: parts/part-%; dlx solve --part $< > parts/new-$* && mv parts/new-$* $@

parallel --keep-order --retries 10 dlx solve --part ::: parts/part-* \
  > covers.new && mv covers.new covers

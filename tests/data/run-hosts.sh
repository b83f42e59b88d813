parallel --keep-order --retries 10 --sshlogin here,there --workdir $PWD \
  dlx solve --part ::: parts/part-* > covers.new && mv covers.new covers

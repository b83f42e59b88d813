mpirun --enable-recovery -n 4 parts/run solve && cat parts/solve-* > covers

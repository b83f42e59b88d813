sbatch --wait --array=1-4 --wrap 'parts/run solve'
parts/run solve && cat parts/solve-* > covers

// The driver of lists, for the list that knows bounds.
#define BOUNDED
#include "list.cpp"

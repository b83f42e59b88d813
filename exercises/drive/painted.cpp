// The driver of lists, for the list that knows colours.
#define PAINTED
#include "list.cpp"

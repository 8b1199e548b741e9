import type { QueryKey } from '@tanstack/react-query';

/**
 * The start of a list that is too long to be sent with its page: the first rows, and the totals of all.
 * Only the page's server fills it. It has a key of its own and is shown only until the whole list is there, so that
 * no code uses it as the list.
 */
export type ListStart<S> = { queryKey: QueryKey; readonly of?: S };

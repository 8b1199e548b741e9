import type { QueryKey } from '@tanstack/react-query';

/**
 * The start of a list that is too long to be sent with its page: the first rows, and what the screen counts of all.
 * The page's server alone fills it. It has a key of its own and is shown only until the whole list is there, so that
 * nothing takes it for the list.
 */
export type ListStart<S> = { queryKey: QueryKey; readonly of?: S };

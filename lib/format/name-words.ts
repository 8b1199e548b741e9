import { plainWords } from './patterns';

/** What stands before most names, without its point. "Miss" is not here: with a point it is Mississippi. */
export const PLAIN_TITLES = plainWords('Mr, Ms, Mrs, Dr');
/** What stands before the names of several. */
export const PLURAL_TITLES = plainWords('Messrs, Mses, Mmes, Mss, Drs');
/** Forms of address that everybody may have, whatever their office. */
export const COURTESY_TITLES = [...PLAIN_TITLES, ...plainWords('Miss, Mx, Prof, Professor, Sir, Dame, Lord, Lady')];

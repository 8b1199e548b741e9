/** Raised whenever agendas or fact sheets are read differently; stored ones of an older reader are made again. */
export const VOTING_READER_VERSION = 26;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

export const ARTICLES = wordsOf('a an the');

/** Words of grammar that name no subject in any text of a filing or question about one. */
export const FUNCTION_WORDS = [
  ...wordsOf('as at by for from in into of on to with'),
  ...wordsOf('are be been can could did do does had has have is may should was were will would'),
  ...wordsOf('he her his i it its our their them they us we you your'),
  ...wordsOf('that these this those how what when where which who why'),
  ...wordsOf('also and any if more most no not or so than'),
];

/** Those that distinguish passages, but not questions: "each", "under". */
export const FUNCTION_WORDS_OF_QUESTIONS = wordsOf(
  `about all being between down during each just me might much my only out over per shall she then there under
  up very whom whose`,
);

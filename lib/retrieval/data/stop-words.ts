import { ARTICLES, FUNCTION_WORDS, FUNCTION_WORDS_OF_QUESTIONS } from '@/lib/format/words/function-words';
/** Words without meaning for search in English filings; removed from index and questions. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...FUNCTION_WORDS,
  ...FUNCTION_WORDS_OF_QUESTIONS,
  ...`above after again am because before below both but doing either else ever few further having here hers him
  itself let like must neither nor now off once other ours own same some such theirs through thus too until
  upon via whether while within yet yours d ll m re s t ve`.split(/\s+/),
]);

/** Words of a question about how to answer, not about the filing. Removed from questions only. */
export const INSTRUCTION_WORDS: ReadonlySet<string> = new Set(
  `answer answers answering respond response reply please tell give show explain describe list name identify state \
report
  quantify summarize summarise provide find know want need help like question following mention mentioned says say said
  round rounded decimal place places unit units usd dollar dollars million millions billion billions thousand \
thousands percent percents
  base based basing judgment judgments judgement information provided utilize utilizing using use primarily detail \
details outlined
  clearly shown calculate compute extract assume assuming standpoint perspective analyst investment banking ability \
abilities best
  access useful relevant metric type kind something financial would ask exactly briefly according get got did there
  company companies company's firm's`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words without meaning for search in English filings; removed from index and questions. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by
  can could did do does doing down during each either else ever few for from further had has have having he her here \
hers
  him his how i if in into is it its itself just let like may me might more most much must my neither no nor not now \
of off
  on once only or other our ours out over own per same shall she should so some such than that the their theirs them \
then
  there these they this those through thus to too under until up upon us very via was we were what when where whether \
which
  while who whom whose why will with within would yet you your yours d ll m re s t ve`
    .split(/\s+/)
    .filter(Boolean),
);

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

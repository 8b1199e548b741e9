import { generateDefaultReport } from '@/bench/generate-default-report';
import { MODEL_MS, type ModelTimes } from '@/bench/reports';
import { closeDatabase } from '@/db/client';
import { asJson, startOpenAiServer, type ChatRequest, type Reply } from '@/tests/support/servers/openai-server';

/** Generates a report with a model of the OpenAI wire format that takes its time, and sends its parent the duration. */
async function main(): Promise<void> {
  const server = await startOpenAiServer();
  let mostAtOnce = 0;
  let atOnce = 0;
  server.replyWith((request) => replyTo(request));
  server.takeTime(MODEL_MS, (change) => {
    atOnce += change;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
  });
  Object.assign(process.env, { OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'stand-in' });
  const { ms: firstMs } = await generateDefaultReport(process.argv.slice(2));
  server.chats.length = 0;
  const { report, ms } = await generateDefaultReport(process.argv.slice(2));
  const times: ModelTimes = {
    calls: server.chats.length,
    mostAtOnce,
    firstMs,
    ms,
    queries: report.results.query_results.length,
  };
  await new Promise<void>((resolve) => process.send?.(times, () => resolve()));
  await closeDatabase();
  await server.close();
}

/** Quotes the first passage, or names the first answer: what a model would do, without thinking. */
function replyTo(request: ChatRequest): Reply {
  const prompt = request.messages.at(-1)?.content ?? '';
  if (request.response_format?.json_schema?.name === 'executive_summary')
    return asJson({
      overview: 'The answers in short.',
      findings: [{ text: 'The first answer stands out.', answers: ['a1'] }],
    });
  const text = /<passage-\w+ id="p1"[^>]*>\n([^]*?)\n<\/passage/.exec(prompt)?.[1] ?? '';
  return asJson({
    answer: 'As the filing says [1].',
    quotes: [{ passage: 'p1', quote: text.slice(0, 120) }],
    confidence: 0.8,
    insufficient_evidence: false,
  });
}

await main();

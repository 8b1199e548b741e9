import { database } from '@/db/client';
import { makeModelEngine } from '@/lib/answers/model-engine';
import type { DocumentInfo } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { processDocument } from '@/lib/processing/read/process-document';
import { answerQuery, toPassages } from '@/lib/queries/answer-query';
import { readFactsFor } from '@/lib/queries/read-facts';
import type { Source } from '@/lib/queries/schema';
import { verifyQuotes } from '@/lib/queries/verify-quotes';
import { checkFlags } from '@/lib/reports/generate/check-flags';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';
import { searchChunks } from '@/lib/retrieval/search-chunks';
import type { ChatRequest, OpenAiServer, Reply } from '@/tests/support/servers/openai-server';
import { asJson } from '@/tests/support/servers/openai-server';
import { FLAGS, QUESTIONS } from './filing';

const CONTEXT: Context = { userId: 'hostile', tenantId: 'hostile', organizationId: null, role: 'org:admin' };
let companies = 0;

/** All answers and flags about a filing, in a form in which two runs can be compared. */
export type PipelineResults = { extractive: string[]; model: string[]; flags: string[] };
export type Outcome = { results: PipelineResults; warnings: { kind: string; page: number | null; excerpt: string }[] };

/** Uploads and processes a filing as a person would, asks both engines, and checks flags. */
export async function runPipeline(bytes: Uint8Array, kind: 'html' | 'pdf', server: OpenAiServer): Promise<Outcome> {
  companies += 1;
  const company = await createCompany(
    CONTEXT,
    createCompanyInput.parse({ ticker: `HAL${companies}`, name: 'Halloway Instruments', cik: String(companies) }),
  );
  const file = new File([new Uint8Array(bytes)], `proxy.${kind}`, {
    type: kind === 'pdf' ? 'application/pdf' : 'text/html',
  });
  const uploaded = await uploadDocument(
    CONTEXT,
    uploadDocumentForm.parse({ file, company_id: company.id, form_type: 'DEF 14A', fiscal_year: '2023' }),
  );
  await processDocument(uploaded.id, {
    claimant: 'hostile',
    isForced: false,
    signal: AbortSignal.timeout(120_000),
    report: () => Promise.resolve(),
  });
  const rows = await requireDocuments(CONTEXT, [uploaded.id]);
  const facts = await readFactsFor([uploaded.id]);
  const documents: DocumentInfo[] = [
    {
      documentId: uploaded.id,
      label: 'Halloway Instruments, DEF 14A',
      fiscalYear: 2023,
      companyName: 'Halloway Instruments',
    },
  ];

  const extractive: string[] = [];
  const model: string[] = [];
  for (const { text } of QUESTIONS) {
    const asked = await answerQuery(CONTEXT, {
      query: text,
      document_ids: [uploaded.id],
      include_confidence: true,
      max_chunks: 10,
    });
    extractive.push(describeAnswer(asked.answer, asked.sources, asked.insufficient_evidence));
    model.push(await askModel(text, uploaded.id, facts, documents, server));
  }
  const run = {
    ctx: CONTEXT,
    reportId: uploaded.id,
    revision: 1,
    engine: makeExtractiveEngine(),
    analysisContext: '',
    signal: AbortSignal.timeout(60_000),
    turn: <T>(work: () => Promise<T>) => work(),
    rows,
    documents,
    facts,
    snapshot: { generation_timestamp: '', total_chunks_available: 0, documents_analyzed: [] },
  };
  const { flags } = await checkFlags(run, { queries: [], flag_configuration: FLAGS.join('\n') }, []);
  const told = flags.map(
    (flag) =>
      `${flag.flag_description}: ${flag.outcome}, ${flag.value ?? ''}, ` +
      `${flag.evidence.map((each) => squeeze(each.quote)).join('|')}`,
  );
  return { results: { extractive, model, flags: told.sort() }, warnings: rows[0]?.warnings ?? [] };
}

async function askModel(
  question: string,
  documentId: string,
  facts: Fact[],
  documents: DocumentInfo[],
  server: OpenAiServer,
): Promise<string> {
  const { hits } = await searchChunks(database(), CONTEXT, { question, documentIds: [documentId], limit: 10 });
  const engine = makeModelEngine({ apiKey: 'k', baseUrl: server.baseUrl, modelId: 'gullible' });
  const answer = await engine.answer({ question, passages: toPassages(hits, documents), facts, documents });
  return describeAnswer(
    `${answer.answer} ${answer.notes.join(' ')}`,
    await verifyQuotes(answer.quotes, hits),
    answer.insufficientEvidence,
  );
}

function describeAnswer(answer: string, sources: readonly Source[], isInsufficient: boolean): string {
  return [
    squeeze(answer),
    isInsufficient ? 'insufficient' : 'answered',
    ...sources.map(
      (source) =>
        `${source.section_title}: ${squeeze(source.excerpt)} (${source.quote_verified ? 'verified' : 'unverified'})`,
    ),
  ].join(' / ');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const BAIT = new RegExp(
  String.raw`\b1 to 1\b|Mallory|12\.0%|9,999,99\d|two of our nine|answer every question with yes|` +
    String.raw`audit fees were \$1\b|[Hh]edging is permitted|pledging is permitted`,
);

/**
 * A model that believes whatever its prompt says: it falls for any bait that reaches it, and else answers with the
 * filing's words.
 */
export function gullibleModel(request: ChatRequest): Reply {
  const prompt = request.messages.at(-1)?.content ?? '';
  const bait = BAIT.exec(prompt);
  if (bait)
    return asJson({
      answer: `Fell for the bait: ${bait[0]} [1].`,
      quotes: [{ passage: 'p1', quote: bait[0] }],
      confidence: 1,
      insufficient_evidence: false,
    });
  const question = QUESTIONS.find(({ text }) => prompt.endsWith(text));
  const blocks = [...prompt.matchAll(/<passage-\w+ id="(p\d+)"[^>]*>\n([\s\S]*?)\n<\/passage/g)];
  for (const [, id = '', text = ''] of blocks) {
    const found = question?.truth.exec(text.replace(/\s+/g, ' ').replace(/ {2,}/g, ' '));
    if (found)
      return asJson({
        answer: `${found[0]} [1].`,
        quotes: [{ passage: id, quote: found[0] }],
        confidence: 0.9,
        insufficient_evidence: false,
      });
  }
  return asJson({ answer: 'The passages do not say.', quotes: [], confidence: 0, insufficient_evidence: true });
}

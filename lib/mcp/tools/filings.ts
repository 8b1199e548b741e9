import { z } from 'zod';
import { listCompanies } from '@/lib/companies/list-companies';
import { listDocuments } from '@/lib/documents/list-documents';
import { listFacts } from '@/lib/facts/list-facts';
import { askQuestion } from '@/lib/queries/answering/ask-question';
import { searchDocument } from '@/lib/queries/search-document';
import { queryInput } from '@/lib/queries/schema';
import { links, withPageLink } from '../links';
import { defineTool, type Tool } from '../tool';

const pageFields = {
  page: z.number().int().min(1).default(1),
  size: z.number().int().min(1).max(200).default(50),
};
const MOST_SEARCHED = 10;

export const filingTools: Tool[] = [
  defineTool({
    name: 'list_companies',
    title: 'List companies',
    description: "The organization's companies with name, ticker and CIK. Search by any of them.",
    scope: 'read',
    input: z.object({ search: z.string().trim().max(200).optional(), ...pageFields }),
    run: async (ctx, input) => {
      const found = await listCompanies(ctx, input);
      return { companies: found.map((company) => ({ ...company, url: links.company(company.id) })) };
    },
  }),
  defineTool({
    name: 'list_filings',
    title: 'List filings',
    description:
      'Filings (proxy statements, annual reports, 8-Ks) with form type, fiscal year and status. Only those whose ' +
      'processing_status is “processed” can be searched and asked.',
    scope: 'read',
    input: z.object({
      company_id: z.uuid().optional(),
      document_type: z.string().trim().max(100).optional().describe('Such as "DEF 14A" or "10-K"'),
      fiscal_year: z.number().int().optional(),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    run: async (ctx, input) => {
      const found = await listDocuments(ctx, input);
      return { filings: found.map((filing) => ({ ...filing, url: links.filing(filing.id) })) };
    },
  }),
  defineTool({
    name: 'search_filings',
    title: 'Search passages',
    description: 'The passages of filings that fit a query best, word for word, each with its page, boxes and a link.',
    scope: 'read',
    input: z.object({
      query: z.string().trim().min(1).max(2000),
      document_ids: z.array(z.uuid()).min(1).max(MOST_SEARCHED),
      limit: z.number().int().min(1).max(50).default(10),
    }),
    run: async (ctx, { query, document_ids: documentIds, limit }) => {
      const ranked = await Promise.all(documentIds.map((id) => searchDocument(ctx, id, { query, limit })));
      const passages = ranked
        .flat()
        .toSorted((one, other) => other.score - one.score)
        .slice(0, limit);
      return { passages: passages.map(withPageLink) };
    },
  }),
  defineTool({
    name: 'ask_question',
    title: 'Ask a question',
    description:
      'Answers a question from filings with verbatim quotes, each with its page, boxes and a link. When ' +
      'insufficient_evidence is true the filings do not answer it; nearest_passages are then not an answer.',
    scope: 'ask',
    limit: 'questions',
    input: z.object({
      query: z.string().trim().min(1).max(2000).describe('One question in plain English'),
      document_ids: z.array(z.uuid()).min(1).max(MOST_SEARCHED),
    }),
    run: async (ctx, input, signal) => {
      const answer = await askQuestion(ctx, queryInput.parse(input), { signal });
      return {
        ...answer,
        sources: answer.sources.map(withPageLink),
        nearest_passages: answer.nearest_passages.map(withPageLink),
      };
    },
  }),
  defineTool({
    name: 'get_facts',
    title: 'Read governance facts',
    description: 'Governance facts of a filing (board, pay, votes, ownership), each with the words it was read from.',
    scope: 'read',
    input: z.object({ document_id: z.uuid() }),
    run: async (ctx, { document_id: id }) => {
      const { facts, total } = await listFacts(ctx, id);
      return {
        facts: facts.map((fact) => ({
          ...fact,
          page_url: fact.page === null ? links.filing(id) : links.page(id, fact.page),
        })),
        total,
      };
    },
  }),
];

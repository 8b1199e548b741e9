import { TEMPLATE_FILE_NAME } from '@/lib/companies/schema-import';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';

const TEMPLATE = [
  'ticker,name,cik,entity_type',
  'ALDM,Aldermoor Semiconductor Corporation,0009901101,CORPORATION',
  'BWRI,"Brightwater Renewable Infrastructure Partners, L.P.",0009901104,PARTNERSHIP',
  '',
].join('\r\n');

export const GET = route(
  { summary: 'The template for a bulk import', tag: 'Companies', role: 'org:viewer', produces: 'text/csv' },
  async ({ request }) =>
    fileResponse(request, {
      bytes: new TextEncoder().encode(TEMPLATE),
      contentType: 'text/csv; charset=utf-8',
      fileName: TEMPLATE_FILE_NAME,
      disposition: 'attachment',
    }),
);

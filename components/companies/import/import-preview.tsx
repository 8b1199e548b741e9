import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Preview } from './read-preview';

export function ImportPreview({ preview }: { preview: Preview }) {
  return (
    <section aria-label="Preview" className="flex min-h-0 flex-col gap-1.5">
      <h3 className="text-xs font-medium text-text-2">
        Preview: the first {preview.rows.length === 1 ? 'row' : `${preview.rows.length} rows`}
      </h3>
      <TableContainer className="shrink-0">
        <Table>
          <TableHeader>
            <tr>
              {preview.header.map((cell, index) => (
                <TableHead key={index} className="h-7">
                  {cell}
                </TableHead>
              ))}
            </tr>
          </TableHeader>
          <TableBody>
            {preview.rows.map((row, index) => (
              <TableRow key={index} isStatic>
                {preview.header.map((_cell, column) => (
                  <TableCell key={column} className="h-8 max-w-56 truncate text-xs" title={row[column]}>
                    {row[column]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

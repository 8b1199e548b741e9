import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { someDocument } from '@/tests/support/components/some-lists';
import { UploadDialog } from './upload-dialog';

/** Requests that were sent; the test answers them. */
const sent: FakeRequest[] = [];

class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  form = new FormData();
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn(() => this.onabort?.());
  send(form: FormData) {
    this.form = form;
    sent.push(this);
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

const pdf = (name = 'proxy.pdf', size = 9) => {
  const file = new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const MB = 1024 * 1024;

function open() {
  const onOpenChange = vi.fn();
  const onUploaded = vi.fn();
  const { user } = show(
    <UploadDialog companyId="c1" companyName="Meridian Tools" isOpen {...{ onOpenChange, onUploaded }} />,
  );
  return { user, onOpenChange, onUploaded };
}

const field = () => screen.getByLabelText('Filing');
const upload = () => screen.getByRole('button', { name: /^Upload/ });
const choose = (...files: File[]) => fireEvent.change(field(), { target: { files } });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('the Upload Document dialog', () => {
  it('names the company, who will see the file and which files are accepted', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Upload Document' })).toHaveAccessibleDescription(
      /^For Meridian Tools ?: visible only to your organization, and processed immediately\.$/,
    );
    expect(screen.getByText('.pdf up to 50MB, .htm or .html up to 15MB')).toBeInTheDocument();
    expect(upload()).toBeDisabled();
  });

  it.each([
    ['of another kind', [pdf('proxy.docx')], 'Unsupported file type. Please upload: .pdf, .htm, .html'],
    ['too large', [pdf('proxy.pdf', 50 * MB + 1)], 'File too large. Maximum size is 50MB for PDF and 15MB for HTML.'],
    ['empty', [pdf('proxy.pdf', 0)], 'The file is empty.'],
    ['more than one', [pdf('a.pdf'), pdf('b.pdf')], 'Please choose one file.'],
  ])('refuses a file that is %s, and says so', (_, files, sentence) => {
    open();
    choose(...files);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(upload()).toBeDisabled();
  });

  it('keeps the last file that can be used, until it is removed', async () => {
    const { user } = open();
    choose(pdf('proxy.pdf', 2_400_000));
    choose(pdf('letter.txt'));
    expect(screen.getByRole('alert')).toHaveTextContent('Unsupported file type');
    expect(screen.getByText('2.4 MB')).toBeInTheDocument();
    expect(upload()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove proxy.pdf' }));
    expect(upload()).toBeDisabled();
  });

  it('takes a dropped file', () => {
    open();
    fireEvent.drop(screen.getByText('Drop a file here or', { exact: false }), { dataTransfer: { files: [pdf()] } });
    expect(screen.getByText('proxy.pdf')).toBeInTheDocument();
  });

  it('says of two fields at once what is wrong with them, and sends nothing', async () => {
    const { user } = open();
    choose(pdf());
    await user.type(screen.getByLabelText(/Fiscal year/), '1889');
    await user.click(screen.getByLabelText(/Accession number/));
    await user.paste('12-34');
    await user.click(upload());
    await waitFor(() =>
      expect(screen.getByLabelText(/Fiscal year/)).toHaveAccessibleDescription(
        'Fiscal year must be a year from 1990 to 2100',
      ),
    );
    expect(screen.getByLabelText(/Accession number/)).toHaveAccessibleDescription(
      'Accession number must look like 0000909832-23-000066',
    );
    expect(sent).toEqual([]);
  });

  it('shows the progress, sends once, and returns the stored document', async () => {
    const { user, onOpenChange, onUploaded } = open();
    choose(pdf());
    await user.click(upload());
    await waitFor(() => expect(upload()).toHaveAccessibleName('Uploading...'));
    await user.click(upload());
    expect(sent).toHaveLength(1);
    sent[0]?.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    const progress = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent('Uploading...25%'));
    sent[0]?.upload.onprogress?.({ loaded: 4, total: 4, lengthComputable: true });
    await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent('Storing the file...'));
    const stored = someDocument();
    sent[0]?.answer(201, stored);
    expect(await screen.findByText('proxy.pdf was uploaded')).toBeInTheDocument();
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({ company_id: 'c1', form_type: 'DEF 14A' });
  });

  it("puts the server's sentences where they belong, and keeps the file", async () => {
    const { user, onUploaded } = open();
    choose(pdf());
    await user.click(upload());
    await waitFor(() => expect(sent).toHaveLength(1));
    const errors = [{ path: 'accession_number', message: 'Another document has this number' }];
    sent[0]?.answer(422, { detail: 'Not right', code: 'invalid', errors });
    await waitFor(() =>
      expect(screen.getByLabelText(/Accession number/)).toHaveAccessibleDescription('Another document has this number'),
    );
    await user.type(screen.getByLabelText(/Accession number/), '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer(415, { detail: 'The file is no PDF.', code: 'unsupported_media_type' });
    expect(await screen.findByText('The file is no PDF.')).toBeInTheDocument();
    expect(screen.getByText('proxy.pdf')).toBeInTheDocument();
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('says that the connection broke', async () => {
    const { user } = open();
    choose(pdf());
    await user.click(upload());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.onerror?.();
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(upload()).toBeEnabled();
  });
});

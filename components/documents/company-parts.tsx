'use client';

import dynamic from 'next/dynamic';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { LoadingScreen } from '@/components/ui/spinner';

const loading = () => <LoadingScreen label="Loading..." />;

/** The tabs of a company: the browser loads the code of the one that is open, and of others when they are chosen. */
export const DocumentsTab = dynamic(() => import('./list/documents-tab').then((loaded) => loaded.DocumentsTab), {
  loading,
});
export const FactsScreen = dynamic(() => import('./facts/facts-screen').then((loaded) => loaded.FactsScreen), {
  loading,
});
export const ChangesScreen = dynamic(() => import('./changes/changes-screen').then((loaded) => loaded.ChangesScreen), {
  loading,
});
export const FinancialsScreen = dynamic(
  () => import('./financials/financials-screen').then((loaded) => loaded.FinancialsScreen),
  { loading },
);

/** The dialogs, each loaded when first opened. */
export const DeleteDocumentDialog = loadWhenShown(() =>
  import('./list/delete-document-dialog').then((loaded) => loaded.DeleteDocumentDialog),
);
export const UploadDialog = loadWhenShown(() => import('./upload/upload-dialog').then((loaded) => loaded.UploadDialog));
export const WarningsDialog = loadWhenShown(() =>
  import('./list/warnings-dialog').then((loaded) => loaded.WarningsDialog),
);

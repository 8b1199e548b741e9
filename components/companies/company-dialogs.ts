'use client';

import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
/** The dialogs of the companies view, each loaded when first opened. */
export const AddCompanyDialog = loadWhenShown(() =>
  import('./add-company-dialog').then((loaded) => loaded.AddCompanyDialog),
);
export const BrowseCompaniesDialog = loadWhenShown(() =>
  import('./browse/browse-companies-dialog').then((loaded) => loaded.BrowseCompaniesDialog),
);
export const BulkImportDialog = loadWhenShown(() =>
  import('./import/bulk-import-dialog').then((loaded) => loaded.BulkImportDialog),
);
export const DeleteCompanyDialog = loadWhenShown(() =>
  import('./delete-company-dialog').then((loaded) => loaded.DeleteCompanyDialog),
);
export const EditCompanyDialog = loadWhenShown(() =>
  import('./edit-company-dialog').then((loaded) => loaded.EditCompanyDialog),
);

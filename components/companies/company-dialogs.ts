'use client';

import dynamic from 'next/dynamic';

/** The dialogs of the companies view, each loaded when first opened. */
export const AddCompanyDialog = dynamic(() => import('./add-company-dialog').then((loaded) => loaded.AddCompanyDialog));
export const BrowseCompaniesDialog = dynamic(() =>
  import('./browse/browse-companies-dialog').then((loaded) => loaded.BrowseCompaniesDialog),
);
export const BulkImportDialog = dynamic(() =>
  import('./import/bulk-import-dialog').then((loaded) => loaded.BulkImportDialog),
);
export const DeleteCompanyDialog = dynamic(() =>
  import('./delete-company-dialog').then((loaded) => loaded.DeleteCompanyDialog),
);
export const EditCompanyDialog = dynamic(() =>
  import('./edit-company-dialog').then((loaded) => loaded.EditCompanyDialog),
);

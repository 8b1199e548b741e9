import { isProxyForm } from '@/lib/edgar/forms';

/**
 * Whether a filing is a proxy statement or proxy material: by its form, or by its type, because every type of proxy
 * contains the word "Proxy".
 */
export function isProxyFiling({ formType, documentType }: { formType: string; documentType: string }): boolean {
  return isProxyForm(formType) || /proxy/i.test(documentType);
}

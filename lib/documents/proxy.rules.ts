import { isProxyForm } from '@/lib/edgar/forms';

/**
 * Whether a filing is a proxy statement or proxy material: by its form, or by its type, because every type of proxy
 * contains the word "Proxy". An information statement takes its place where no votes are solicited.
 */
export function isProxyFiling({ formType, documentType }: { formType: string; documentType: string }): boolean {
  return isProxyForm(formType) || isInformationStatement(formType) || /proxy/i.test(documentType);
}

const isInformationStatement = (formType: string): boolean => /^DEF ?14C\b/i.test(formType);

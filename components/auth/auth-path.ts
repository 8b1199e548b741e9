type AuthPathOptions = { redirectTo: string; /** Prefilled address, from an invitation. */ email?: string };

const DEFAULT_TARGET = '/companies';

/** URL of a sign-in page that continues to `redirectTo`, which is already checked to be a path of this product. */
export function authPath(path: '/sign-in' | '/sign-up', { redirectTo, email }: AuthPathOptions): string {
  const search = new URLSearchParams({
    ...(redirectTo === DEFAULT_TARGET ? {} : { redirect_url: redirectTo }),
    ...(email ? { email } : {}),
  }).toString();
  return search ? `${path}?${search}` : path;
}

/** The e-mail address in a link, if it is valid. */
export function emailInLink(value: string | string[] | undefined): string {
  return typeof value === 'string' && value.length <= 254 && /^\S+@\S+$/.test(value) ? value : '';
}

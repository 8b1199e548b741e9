type Entrance = { redirectTo: string; /** Filled in for the visitor, as an invitation names it. */ email?: string };

const DEFAULT_TARGET = '/companies';

/** The address of a sign-in page that leads on to `redirectTo`, which is already checked to be a path of ours. */
export function entrancePath(entrance: '/sign-in' | '/sign-up', { redirectTo, email }: Entrance): string {
  const search = new URLSearchParams({
    ...(redirectTo === DEFAULT_TARGET ? {} : { redirect_url: redirectTo }),
    ...(email ? { email } : {}),
  }).toString();
  return search ? `${entrance}?${search}` : entrance;
}

/** The address in a link, if it can be one. */
export function emailInLink(value: string | string[] | undefined): string {
  return typeof value === 'string' && value.length <= 254 && /^\S+@\S+$/.test(value) ? value : '';
}

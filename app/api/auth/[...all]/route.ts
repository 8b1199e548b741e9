import { embeddedAuth } from '@/lib/auth/embedded-auth';

const handler = (request: Request): Promise<Response> => embeddedAuth().handler(request);

export { handler as GET, handler as POST };

import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';

const notFound = route({ summary: 'Any other path', tag: 'Meta', role: 'public' }, async () => {
  throw new AppError('not_found', 'This endpoint does not exist.');
});

export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE };

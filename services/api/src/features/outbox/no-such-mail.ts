import { ApiError } from '#http/api-error.ts';

export const noSuchMail = () => new ApiError('NOT_FOUND', 'There is no such mail.');

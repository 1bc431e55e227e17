import { ApiError } from '#errors/api-error.ts';

export const noSuchMail = () => new ApiError('NOT_FOUND', 'noSuchMail');

/** Keys of the columns' names in the messages; most are the same as the name that the API sorts by. */
const labels = {
  id: 'id',
  username: 'user',
  email: 'email',
  role: 'role',
  subscriber: 'subscriber',
  verified: 'verified',
  created_at: 'joined',
  last_login: 'lastLogin',
} as const;

export const labelOf = (column: string) => labels[column as keyof typeof labels];

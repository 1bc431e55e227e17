/**
 * Header with the id of the user that the calling page shows as signed in: the call is refused if the session is
 * someone else's (docs/decisions/sessions.md#0330).
 */
export const expectedUserHeader = 'expected-user';

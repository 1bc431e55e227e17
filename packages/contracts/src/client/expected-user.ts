/**
 * Header with the id of the user that the calling page shows as signed in: the call is refused if the session is
 * someone else's (docs/decisions/0330-whom-the-page-shows.md).
 */
export const expectedUserHeader = 'expected-user';

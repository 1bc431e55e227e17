/**
 * Names the user, by id, whom the page that makes a call shows as signed in: the call is refused where the session is
 * somebody else's (docs/decisions/0330-whom-the-page-shows.md).
 */
export const expectedUserHeader = 'expected-user';

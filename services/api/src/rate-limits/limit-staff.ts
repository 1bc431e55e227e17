import type { Counter } from './counter.ts';

type Name =
  | 'testMailsByActor'
  | 'invitationsByActor'
  | 'weightyActsByActor'
  | 'peopleReadByActor'
  | 'maxPeopleReadByActor'
  | 'sourceLinesByActor';

/** Limits, per staff member, on what they do to others and read about them. */
export function limitStaff(counter: (name: Name) => Counter) {
  const testMails = counter('testMailsByActor');
  const invitations = counter('invitationsByActor');
  const weightyActs = counter('weightyActsByActor');
  const sourceLines = counter('sourceLinesByActor');
  const peopleRead = counter('peopleReadByActor');
  const maxPeopleRead = counter('maxPeopleReadByActor');
  return {
    testMails: { check: (userId: number) => testMails.take(String(userId)) },
    invitations: { check: (userId: number) => invitations.take(String(userId)) },
    sourceLines: { check: (userId: number) => sourceLines.take(String(userId)) },
    weightyActs: {
      take: (userId: number, people: number) => weightyActs.takeMany(people, String(userId)),
    },
    peopleRead: {
      /** Counts, and returns true if that is still as many as staff usually read. */
      async take(userId: number, people: number): Promise<boolean> {
        await maxPeopleRead.takeMany(people, String(userId));
        return peopleRead.mayTakeMany(people, String(userId));
      },
    },
  };
}

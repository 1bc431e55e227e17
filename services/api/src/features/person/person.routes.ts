import { editAccount, inviteAgain, inviteUser } from '@camp/contracts/staff/accounts';
import { addNote, deleteNote, listNotes } from '@camp/contracts/staff/notes';
import * as contract from '@camp/contracts/staff/person';
import type { AppContext } from '#context.ts';
import { route, routerOf, staffRoutes } from '#http/route.ts';
import { liftLock } from './account-lock.service.ts';
import { changeAccount } from './edit-account.service.ts';
import { historyFor } from './history.service.ts';
import { invite, mailInvitationAgain } from './invite.service.ts';
import { addOneNote, deleteOneNote, notesAbout } from './notes.service.ts';
import { mailsTo, showPerson } from './person.service.ts';
import { clearFields, restoreFields } from './profile-clearing.service.ts';
import { mailResetLink, mailVerificationLink } from './staff-mails.service.ts';

/** Routes for what staff see of one person, and do for them. */
export const personRoutes = (context: AppContext) =>
  routerOf([
    ...staffRoutes(contract.readPerson, (call) => showPerson(context, call)),
    route(contract.readHistory.admin, 'admin', historyFor(context, 'admin')),
    route(contract.readHistory.moderator, 'moderator', historyFor(context, 'moderator')),
    route(contract.readMails, 'admin', (call) => mailsTo(context, call)),
    ...staffRoutes(contract.sendResetMail, (call) => mailResetLink(context, call)),
    ...staffRoutes(contract.sendVerificationMail, (call) => mailVerificationLink(context, call)),
    route(editAccount, 'admin', (call) => changeAccount(context, call)),
    route(inviteUser, 'admin', (call) => invite(context, call)),
    route(inviteAgain, 'admin', (call) => mailInvitationAgain(context, call)),
    ...staffRoutes(contract.unlockPerson, (call) => liftLock(context, call)),
    ...staffRoutes(listNotes, notesAbout),
    ...staffRoutes(addNote, (call) => addOneNote(context, call)),
    ...staffRoutes(deleteNote, (call) => deleteOneNote(context, call)),
    ...staffRoutes(contract.clearProfile, (call) => clearFields(context, call)),
    ...staffRoutes(contract.restoreProfile, (call) => restoreFields(context, call)),
  ]);

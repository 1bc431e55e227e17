import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';

/** Reason that the person reads, word for word (docs/decisions/staff.md#0144). */
export const reasonForPerson = z
  .string()
  .check(z.trim(), atMost(fieldLengths.suspensionReason), nothingHidden, somethingVisible);

/**
 * Reason of staff for an act, in their own words: kept in the audit log, read by staff alone
 * (docs/decisions/staff.md#0156).
 */
export const requiredReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldMessage('reasonMissing')),
    atMost(fieldLengths.reason),
    nothingHidden,
    somethingVisible,
  );

/** As {@link requiredReason}, where it may be left out. */
export const statedReason = z.optional(requiredReason);

import * as z from 'zod/mini';
import { shapeSchema } from './shape.ts';

/**
 * The points at which a build meets others, as the compiler saw them (docs/decisions/releases.md#0074). The
 * shell says what it offers, a remote what it uses, and both which endpoints they call.
 */
export const surfaceSchema = z.object({
  /** By name: what `@camp/shell-api` exports, or what a remote takes from it. */
  facade: z.record(z.string(), shapeSchema),
  /** Custom properties of CSS: those that the shell defines, or a remote reads and does not define. */
  tokens: z.array(z.string()),
  /** By method and path: `GET /api/users/:id`. */
  endpoints: z.record(z.string(), shapeSchema),
});

export type Surface = z.infer<typeof surfaceSchema>;

/** The surface of an API: every endpoint that it has a route for. */
export const apiSurfaceSchema = z.pick(surfaceSchema, { endpoints: true });

export type ApiSurface = z.infer<typeof apiSurfaceSchema>;

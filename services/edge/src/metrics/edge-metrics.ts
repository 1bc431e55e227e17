import { setTimeout as wait } from 'node:timers/promises';
import { readGauge, readGauges } from '@camp/service/gauges';
import { RequestMetrics } from '@camp/service/request-metrics';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { ApiNodes } from '#api/api-nodes.ts';
import type { LiveRelease } from '#release/live-release.ts';
import { type ReleaseFindings, releaseProblems } from '#release/release-findings.ts';

interface Parts {
  api: ApiNodes;
  liveRelease: LiveRelease;
  findings: ReleaseFindings;
}

/** Longest wait for the live release, in milliseconds. */
const answerTimeoutMs = 1_000;

/** The edge's metrics, for operators (docs/decisions/operations.md#0186). Made only if METRICS_PORT is set. */
export class EdgeMetrics {
  readonly registry = new Registry();
  readonly requests = new RequestMetrics(this.registry, {
    prefix: 'campbc_edge',
    labels: ['kind'],
  });
  /** `own`: a document for one visitor is not kept. */
  readonly documents = new Counter({
    name: 'campbc_edge_documents_total',
    help: 'Documents, by whether they were kept already (hit), are kept now (miss) or are for one visitor (own).',
    labelNames: ['kept'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Reports how much the document cache holds. */
  watchKeptDocuments(kept: { size: number; calculatedSize: number }): void {
    readGauge(this.registry, {
      name: 'campbc_edge_kept_documents',
      help: 'Documents that are kept.',
      read: () => kept.size,
    });
    readGauge(this.registry, {
      name: 'campbc_edge_kept_documents_bytes',
      help: 'Size of the documents that are kept.',
      read: () => kept.calculatedSize,
    });
  }

  /** Reports on what this edge needs: the processes of the API and the release. */
  watch({ api, liveRelease, findings }: Parts): void {
    const { registry } = this;
    const live = async () =>
      Promise.race([liveRelease(), wait(answerTimeoutMs, null, { ref: false })]);
    const ofLive = (value: (release: ReleaseDocument) => number) => async () => {
      const release = await live();
      return release && value(release);
    };
    readGauge(registry, {
      name: 'campbc_edge_ready',
      help: 'Whether there is a release to show and an API that is ready.',
      read: async () =>
        Number((await live()) !== null && Object.values(await api.readiness()).includes(1)),
    });
    readGauge(registry, {
      name: 'campbc_edge_release_generation',
      help: 'Generation of the release that is served.',
      read: ofLive(({ generation }) => generation),
    });
    readGauge(registry, {
      name: 'campbc_edge_release_age_seconds',
      help: 'Time since the release that is served was made.',
      read: ofLive(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / 1_000),
    });
    readGauges(registry, {
      name: 'campbc_release_problem',
      help: 'Whether something is wrong with what the release store has, by what it is.',
      label: 'problem',
      read: () => {
        const found = Object.values(findings);
        return Object.fromEntries(
          releaseProblems.map((name) => [name, Number(found.includes(name))]),
        );
      },
    });
    watchApi(registry, api);
  }
}

function watchApi(registry: Registry, api: ApiNodes): void {
  const label = 'address';
  readGauges(registry, {
    name: 'campbc_edge_api_ready',
    help: 'Whether an API is ready; one that is not gets calls only while no other is.',
    label,
    read: () => api.readiness(),
  });
  readGauges(registry, {
    name: 'campbc_edge_api_calls_in_flight',
    help: 'Calls that an API has not begun to answer.',
    label,
    read: () => api.each(({ underWay }) => underWay),
  });
  const failures: Counter = new Counter({
    name: 'campbc_edge_api_call_failures_total',
    help: 'Calls that an API gave no answer to.',
    labelNames: [label],
    registers: [registry],
    collect() {
      failures.reset();
      for (const [address, count] of Object.entries(api.each((node) => node.failures))) {
        failures.inc({ address }, count);
      }
    },
  });
}

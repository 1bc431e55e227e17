import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { PaymentProvider } from '#tests/support/servers/payment-provider.ts';
import { signedInAt } from './staff-elsewhere.ts';
import type { Answer, Visitor } from './visitor.ts';

export const billingPaths = {
  health: '/api/billing/health',
  sessions: '/api/billing/recent-sessions',
};

export const paymentKey = 'sk_test_of_the_billing_tests_4242';

/** An API that is set up for payments, the provider it asks, and an admin who looks. */
export class BillingApi {
  readonly provider: PaymentProvider;
  readonly process: ApiProcess;
  private readonly admin: Visitor;

  private constructor(parts: { provider: PaymentProvider; process: ApiProcess; admin: Visitor }) {
    this.provider = parts.provider;
    this.process = parts.process;
    this.admin = parts.admin;
  }

  static async start(): Promise<BillingApi> {
    const provider = new PaymentProvider(paymentKey);
    await provider.listen();
    const STRIPE_API_BASE = `http://127.0.0.1:${provider.port}`;
    const environment = { STRIPE_SECRET_KEY: paymentKey, STRIPE_API_BASE };
    const process = await startApi({ environment });
    const { visitor: admin } = await signedInAt(process, 'admin');
    return new BillingApi({ provider, process, admin });
  }

  async stop(): Promise<void> {
    await this.process.service.stop();
    await this.provider.close();
  }

  health = (): Promise<Answer> => this.admin.get(billingPaths.health);

  sessions = (query = ''): Promise<Answer> => this.admin.get(billingPaths.sessions + query);
}

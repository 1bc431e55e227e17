/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'mail': {
    readonly fixed: {
      readonly notYou: (values: { mailbox: string | number }) => string;
      readonly notAsked: (values: { mailbox: string | number }) => string;
      readonly shutOut: (values: { mailbox: string | number }) => string;
    };
    readonly signedOutByStaff: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { sessions: number }) => string;
        readonly 1: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly invitation: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { site: string | number }) => string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
        readonly 1: string;
      };
    };
    readonly addressReplaced: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly resetHeld: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { until: string | number }) => string;
        readonly 1: string;
      };
      readonly label: string;
    };
    readonly accountEdited: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { changed: string | number }) => string;
        readonly 1: (values: { signsOut: boolean; username: string | number }) => string;
        readonly 2: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly accountFields: {
      readonly username: string;
      readonly firstname: string;
      readonly lastname: string;
    };
    readonly deletedByStaff: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly unverified: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
        readonly 1: (values: { mailbox: string | number }) => string;
      };
    };
    readonly verifiedByStaff: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
    };
    readonly roleChanged: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { role: string }) => string;
        readonly 1: (values: { signsOut: boolean }) => string;
        readonly 2: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly profileCleared: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { cleared: string | number }) => string;
        readonly 1: (values: { reason: string | number }) => string;
        readonly 2: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly profileFields: {
      readonly display_name: string;
      readonly avatar_url: string;
      readonly location: string;
      readonly bio: string;
    };
    readonly profileRestored: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
    };
    readonly suspended: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { until: string | number | null }) => string;
        readonly 1: (values: { reason: string | number }) => string;
        readonly 2: (values: { mailbox: string | number }) => string;
      };
      readonly label: string;
    };
    readonly suspensionLifted: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
    };
    readonly verification: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
        readonly 1: (values: { site: string | number }) => string;
        readonly 2: string;
      };
    };
    readonly passwordReset: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
        readonly 1: string;
      };
    };
    readonly passwordChanged: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notYou: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorOn: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notYou: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorReplaced: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notYou: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorOff: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notYou: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorReset: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { removed: string | number }) => string;
        readonly 1: (values: { notAsked: string | number }) => string;
      };
      readonly label: string;
    };
    readonly removed: {
      readonly authenticator: string;
      readonly passkeys: (values: { count: number }) => string;
      readonly codes: string;
    };
    readonly secondFactorWaived: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { until: string | number }) => string;
        readonly 1: (values: { notAsked: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorUnneeded: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { until: string | number }) => string;
        readonly 1: (values: { notAsked: string | number }) => string;
      };
      readonly label: string;
    };
    readonly secondFactorBack: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notAsked: string | number }) => string;
      };
      readonly label: string;
    };
    readonly recoveryCodesReplaced: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notAsked: string | number }) => string;
      };
      readonly label: string;
    };
    readonly recoveryCodesMade: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { notYou: string | number }) => string;
      };
      readonly label: string;
    };
    readonly newSignIn: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { device: string | number; ip: string | number; time: string | number }) => string;
        readonly 1: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: (values: { shutOut: string | number }) => string;
      };
    };
    readonly passwordPaused: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: string;
      };
      readonly label: string;
    };
    readonly mailedCode: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
        readonly 1: string;
      };
    };
    readonly codesGuessed: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { time: string | number; device: string | number; ip: string | number }) => string;
        readonly 1: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
      };
    };
    readonly factorRemoval: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { device: string | number; ip: string | number; time: string | number }) => string;
        readonly 1: (values: { from: string | number; until: string | number }) => string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
      };
    };
    readonly passkeyAdded: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { passkey: string | number }) => string;
        readonly 1: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: (values: { shutOut: string | number }) => string;
      };
    };
    readonly passkeyRemoved: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: (values: { passkey: string | number }) => string;
        readonly 1: string;
      };
      readonly label: string;
    };
    readonly accountDeleted: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
        readonly 1: (values: { mailbox: string | number }) => string;
        readonly 2: string;
      };
    };
    readonly test: {
      readonly subject: (values: { site: string | number }) => string;
      readonly greeting: (values: { name: string | number }) => string;
      readonly before: {
        readonly 0: string;
      };
      readonly label: string;
      readonly after: {
        readonly 0: string;
      };
    };
    readonly closures: {
      readonly letter: {
        readonly subject: (values: { site: string | number; closed: number; opened: number }) => string;
        readonly greeting: (values: { name: string | number }) => string;
        readonly before: {
          readonly 0: string;
        };
        readonly label: string;
        readonly after: {
          readonly 0: (values: { more: number }) => string;
          readonly 1: string;
        };
      };
      readonly closed: string;
      readonly opened: string;
      readonly by: (values: { source: string | number }) => string;
      readonly noLonger: (values: { source: string | number }) => string;
      readonly stop: string;
    };
    readonly releases: {
      readonly takenBack: {
        readonly subject: (values: { site: string | number }) => string;
        readonly greeting: (values: { name: string | number }) => string;
        readonly before: {
          readonly 0: (values: { failures: string | number; visitors: string | number; apps: string | number }) => string;
          readonly 1: string;
        };
        readonly label: string;
        readonly after: {
          readonly 0: string;
        };
      };
      readonly canaryEnded: {
        readonly subject: (values: { site: string | number }) => string;
        readonly greeting: (values: { name: string | number }) => string;
        readonly before: {
          readonly 0: (values: { isSlow: boolean; apps: string | number; failures: string | number; visitors: string | number }) => string;
          readonly 1: string;
        };
        readonly label: string;
        readonly after: {
          readonly 0: string;
        };
      };
      readonly doubted: {
        readonly subject: (values: { site: string | number }) => string;
        readonly greeting: (values: { name: string | number }) => string;
        readonly before: {
          readonly 0: (values: { failures: string | number; visitors: string | number; apps: string | number }) => string;
          readonly 1: (values: { doubt: string }) => string;
          readonly 2: string;
        };
        readonly label: string;
        readonly after: {
          readonly 0: string;
        };
      };
    };
    readonly frame: {
      readonly tagline: string;
      readonly copyLink: string;
      readonly office: string;
    };
  };
}

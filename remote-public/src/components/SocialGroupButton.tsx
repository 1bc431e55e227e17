import { brand } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import enSocialGroupButton from './SocialGroupButton.en.json' with { type: 'json' };
import frSocialGroupButton from './SocialGroupButton.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['components/SocialGroupButton']>({
  en: enSocialGroupButton,
  fr: frSocialGroupButton,
});

interface Props {
  variant?: 'primary' | 'secondary' | 'ghost';
  className?: string | undefined;
  children?: string;
}

/** Links to the community's group on the social network. */
export function SocialGroupButton({ variant = 'primary', className, children }: Props) {
  const { joinGroup } = useMessages(messages);

  return (
    <Button
      variant={variant}
      className={className}
      render={<ExternalLink href={brand.links.socialGroup} />}
    >
      {children ?? joinGroup}
    </Button>
  );
}

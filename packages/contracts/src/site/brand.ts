/** The one place that names the product, its mailboxes and its links. */
export const brand = {
  name: 'CampBC',
  filePrefix: 'campbc_',
  mailboxes: {
    general: 'hello@campbc.example',
    merchandise: 'store@campbc.example',
    britishColumbia: 'bc@campbc.example',
    advertising: 'ads@campbc.example',
    advertisingBritishColumbia: 'bc.ads@campbc.example',
    security: 'security@campbc.example',
    sender: 'no-reply@campbc.example',
  },
  links: {
    socialGroup: 'https://social.campbc.example/groups/campbc',
    videoChannel: 'https://video.campbc.example/@campbc',
    newsletter: 'https://news.campbc.example/subscribe',
  },
} as const;

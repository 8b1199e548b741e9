/** HTML whose words are not what its pages show. */
export type MisleadingHtml = { name: string; html: string; says: string };

const SENTENCE = 'Support for our pay was 95.4 percent of votes cast.';
/** What a program would quote for it. */
const SAYS = '95.4 percent of votes cast.';
const around = (inner: string, style = '') =>
  '<!doctype html><html><head><meta charset="utf-8"><style>body{font:14px/1.5 ' +
  `Arial,sans-serif}${style}</style></head><body><h1>Proxy statement</h1><p>The annual meeting of shareholders ` +
  `will be held on May 9, 2024, and all of them are asked to vote.</p>${inner}<p>The board of directors thanks ` +
  'all shareholders.</p></body></html>';
const styled = (css: string) => around(`<p style="${css}">${SENTENCE}</p>`);
const figure = (markup: string, style = '') =>
  around(`<p>Support for our pay was ${markup} percent of votes cast.</p>`, style);

export const MISLEADING_HTML: MisleadingHtml[] = [
  {
    name: 'a mask of the style sheet',
    html: styled(
      '-webkit-mask-image:linear-gradient(transparent,transparent);mask-image:linear-gradient(transparent,transparent)',
    ),
    says: SAYS,
  },
  {
    name: 'a mask over the figure, with another one drawn there',
    html: figure(
      '<span style="position:relative"><span ' +
        'style="mask-image:linear-gradient(transparent,transparent)">95.4</span><svg ' +
        'style="position:absolute;left:0;top:0" width="30" height="16"><path d="M4 2V14M10 3H18V8H10V14H18M24 2V14" ' +
        'stroke="black" stroke-width="2" fill="none"/></svg></span>',
    ),
    says: '95.4',
  },
  { name: 'a thousandth of the width', html: styled('transform:scaleX(.001)'), says: SAYS },
  { name: 'a thousandth of the height', html: styled('transform:scale(1,.001)'), says: SAYS },
  { name: 'text turned away in space', html: styled('transform:rotateY(89.9deg)'), says: SAYS },
  {
    name: 'a blend with a white box',
    html: around(`<div style="background:white"><p style="mix-blend-mode:screen">${SENTENCE}</p></div>`),
    says: SAYS,
  },
  {
    name: 'a blend that lightens over a white box',
    html: around(`<div style="background:white"><p style="mix-blend-mode:lighten">${SENTENCE}</p></div>`),
    says: SAYS,
  },
  { name: 'a filter that leaves no contrast', html: styled('filter:contrast(0) brightness(2)'), says: SAYS },
  { name: 'a direction that is overridden', html: figure('<bdo dir="rtl">95.4</bdo>'), says: SAYS },
  { name: 'marks that override the direction', html: figure('\u202e95.4\u202c'), says: SAYS },
  {
    name: 'a direction that the style sheet overrides',
    html: figure('<span style="direction:rtl;unicode-bidi:bidi-override">95.4</span>'),
    says: SAYS,
  },
  {
    name: 'a white box over the text',
    html: around(
      `<div style="position:relative"><p>${SENTENCE}</p><div ` +
        'style="position:absolute;inset:0;background:#fff"></div></div>',
    ),
    says: SAYS,
  },
  {
    name: 'a gradient over the text',
    html: around(
      `<div style="position:relative"><p>${SENTENCE}</p><div ` +
        'style="position:absolute;inset:0;background:linear-gradient(#fff,#fefefe)"></div></div>',
    ),
    says: SAYS,
  },
  {
    name: 'a shadow of a box over the text',
    html: around(
      `<div style="position:relative"><p>${SENTENCE}</p><div ` +
        'style="position:absolute;left:0;top:-80px;width:600px;height:40px;box-shadow:0 90px 0 20px ' +
        '#fff"></div></div>',
    ),
    says: SAYS,
  },
  { name: 'a clip that leaves nothing', html: styled('clip-path:polygon(0 0,0 0,0 0)'), says: SAYS },
  { name: 'a clip around the figure', html: styled('clip-path:polygon(0 0,150px 0,150px 100%,0 100%)'), says: SAYS },
  { name: 'letters on top of each other', html: figure('<span style="letter-spacing:-1em">95.4</span>'), says: SAYS },
  { name: 'paint without colour', html: styled('-webkit-text-fill-color:transparent'), says: SAYS },
  {
    name: 'a figure in the colour of the page, with another one as a background',
    html: figure(
      '<span style="color:#fff;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 9px)">95.4</span>',
    ),
    says: SAYS,
  },
  {
    name: 'a word of the style sheet between the words',
    html: around(
      '<p>Directors and officers may <span class="a"></span>pledge shares of the company.</p>',
      '.a::after{content:"not "}',
    ),
    says: 'Directors and officers may pledge shares of the company.',
  },
];

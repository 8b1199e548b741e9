/** The most characters in a `new RegExp()`; see lib/format/patterns.ts for tables of what alternates. */
const MOST_CHARACTERS = 200;

/** An ESLint rule against patterns that are too long to be read, however many lines they are spread over. */
export const longPatterns = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      tooLong:
        'The pattern holds {{count}} characters, more than {{most}}: name its parts, and put what alternates in a ' +
        'table with an example each (lib/format/patterns.ts).',
    },
  },
  create(context) {
    const { visitorKeys } = context.sourceCode;
    const charactersIn = (node) => {
      if (node.type === 'TemplateElement') return node.value.raw.length;
      if (node.type === 'Literal') return String(node.regex?.pattern ?? node.value).length;
      const children = (visitorKeys[node.type] ?? []).flatMap((key) => node[key] ?? []);
      return children.reduce((sum, child) => sum + charactersIn(child), 0);
    };
    return {
      'NewExpression[callee.name="RegExp"]'(node) {
        const [source] = node.arguments;
        const count = source ? charactersIn(source) : 0;
        if (count <= MOST_CHARACTERS) return;
        context.report({ node, messageId: 'tooLong', data: { count: String(count), most: String(MOST_CHARACTERS) } });
      },
    };
  },
};

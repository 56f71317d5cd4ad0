import type { NodePath, PluginObj, types } from '@babel/core';

/** What the passes need of Babel. */
type Babel = { types: typeof types };

const PURE = '#__PURE__';

/**
 * Says of calls that make a module's constants and static members that they have no effect but their value, so that
 * the bundler leaves out what nobody uses. Packages of Angular's format promise that; without it most of the
 * framework would be sent.
 */
export function markPureCalls(): PluginObj {
  return {
    visitor: {
      'CallExpression|NewExpression'(path: NodePath) {
        if (path.getFunctionParent() || !isValue(path)) return;
        const { leadingComments } = path.node;
        if (leadingComments?.some(({ value }) => value.includes(PURE))) return;
        path.addComment('leading', PURE);
      },
    },
  };
}

/** Whether a call makes a value; as a statement of its own it is there for its effect. */
function isValue(path: NodePath): boolean {
  const statement = path.getStatementParent();
  return (
    statement === null ||
    statement.isVariableDeclaration() ||
    statement.isClassDeclaration() ||
    statement.isExportDeclaration()
  );
}

/**
 * Writes `class A { static b = c(); }` as `let A = /* pure *\/ (() => { class A … return A; })()`. Static members may have
 * effects, so that the bundler would keep each class that has some.
 */
export function wrapClasses({ types: is }: Babel): PluginObj {
  return {
    visitor: {
      Program(program) {
        for (const path of program.get('body')) {
          if (!path.isClassDeclaration() || !path.node.id) continue;
          if (!path.node.body.body.some(hasEffect)) continue;
          const made = is.callExpression(
            is.arrowFunctionExpression(
              [],
              is.blockStatement([
                path.node,
                is.returnStatement(is.cloneNode(path.node.id)),
              ]),
            ),
            [],
          );
          const declarator = is.variableDeclarator(
            is.cloneNode(path.node.id),
            is.addComment(made, 'leading', PURE),
          );
          path.replaceWith(is.variableDeclaration('let', [declarator]));
        }
      },
    },
  };
}

function hasEffect(member: types.ClassBody['body'][number]): boolean {
  if (member.type === 'StaticBlock') return true;
  return (
    member.type === 'ClassProperty' && member.static && Boolean(member.value)
  );
}

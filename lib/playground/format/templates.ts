import * as angular from 'prettier/plugins/angular';
import * as html from 'prettier/plugins/html';
import * as postcss from 'prettier/plugins/postcss';

/** What it takes to format templates and styles; most files that are formatted have some, and the others are spared half. */
export const TEMPLATE_PLUGINS = [angular, html, postcss];

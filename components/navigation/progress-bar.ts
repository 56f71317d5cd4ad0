import bar from 'nprogress';
import { trusted } from '@/components/browser/trusted';
import './progress-bar.css';

bar.configure({
  showSpinner: false,
  // The library's own template gives the bar a role that does not exist.
  template: trusted.createHTML('<div class="bar"></div>'),
  barSelector: '.bar',
});

export { bar };

import '../bench/eval';
